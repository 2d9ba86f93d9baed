import type {Argument, Option} from '../../../data/cli/tree';

import {type Block, element, inline, paragraph} from './markdown';

/** Each entry has the anchor `option-NAME`. */
export function optionList(options: readonly Option[]): Block[] {
  const visible = options.filter(({hidden}) => !hidden);
  return list(
    visible.map((option) =>
      entry(`option-${option.name}`, optionTerm(option), option.description, optionFacts(option)),
    ),
  );
}

export function argumentList(args: readonly Argument[]): Block[] {
  return list(
    args.map((argument) =>
      entry(`argument-${slug(argument.name)}`, `\`${argument.name}\``, argument.description, argumentFacts(argument)),
    ),
  );
}

function list(entries: readonly Block[]): Block[] {
  return entries.length > 0 ? [element('dl', {className: 'definitions'}, entries)] : [];
}

function entry(id: string, term: string, description: string, facts: readonly string[]): Block {
  const details = facts.length > 0 ? [element('p', {className: 'definition-facts'}, phrasing(facts.join(' · ')))] : [];
  return element('div', {id}, [
    element('dt', {}, phrasing(term)),
    element('dd', {}, [paragraph(description), ...details]),
  ]);
}

function phrasing(markdown: string): Block[] {
  return inline(markdown) as unknown as Block[];
}

function optionTerm({name, short}: Option): string {
  return short ? `\`--${name}\`, \`-${short}\`` : `\`--${name}\``;
}

function optionFacts(option: Option): string[] {
  return [
    `Type: \`${option.type}\``,
    ...(option.valueFormat ? [`Form: \`${option.valueFormat}\``] : []),
    `Default: ${defaultText(option)}`,
    ...valuesText(option),
    ...(option.required ? ['Required'] : []),
    ...(option.repeatable
      ? [option.separator ? `Repeatable, or separated by \`${option.separator}\`` : 'Repeatable']
      : []),
    ...(option.since ? [`Since ${option.since}`] : []),
  ];
}

function argumentFacts(argument: Argument): string[] {
  return [
    argument.required ? 'Required' : 'Optional',
    ...valuesText(argument),
    ...(argument.variadic ? ['Repeatable'] : []),
  ];
}

function valuesText({values}: Pick<Option, 'values'>): string[] {
  return values ? [`Values: ${values.map((value) => `\`${value}\``).join(', ')}`] : [];
}

/** Formats a default value: "none" if empty, lists joined by commas. */
export function defaultText(option: Pick<Option, 'default'>): string {
  const value = Array.isArray(option.default) ? option.default.join(',') : String(option.default);
  return value === '' ? 'none' : `\`${value}\``;
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
