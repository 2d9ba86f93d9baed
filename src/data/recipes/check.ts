import {commandsOf, runLineOf} from './command';
import type {Category, Recipe} from './types';

/**
 * Lists mismatches between a recipe and its registry entry: unknown or missing variables, secrets passed in plain text,
 * secrets that are used but never set.
 */
export function recipeFaults(recipe: Recipe, categories: readonly Category[]): string[] {
  const {name, category, entry, variables = {}} = recipe;
  const declared = Object.entries(entry.variables ?? {});
  const line = runLineOf(recipe);
  const image = entry.image.replace(/:.*/, '');
  const isEntry = line.target === name;
  const faults = [
    ...(categories.some(({id}) => id === category) ? [] : [`category "${category}" is not listed`]),
    ...(isEntry || line.target.startsWith(`${image}:`) ? [] : [`runs "${line.target}", not the entry or its image`]),
    ...(line.name === name ? [] : [`starts a server called "${line.name}"`]),
    ...declared.filter(([key]) => !variables[key]).map(([key]) => `does not describe ${key}`),
    ...Object.keys(variables)
      .filter((key) => !entry.variables?.[key])
      .map((key) => `${key} is not a variable of the entry`),
    ...declared
      .filter(([key, {required}]) => isEntry && required && !line.variables.has(key))
      .map(([key]) => `does not set ${key}, which is required`),
    ...declared
      .filter(([key, {secret}]) => secret && line.variables.has(key) && line.variables.get(key) === undefined)
      .map(([key]) => `passes ${key} in plain text, which is a secret`),
    ...[...line.variables.values()]
      .filter((secret) => secret !== undefined && !commandsOf(recipe).includes(`thv secret set ${secret}`))
      .map((secret) => `uses the secret "${secret}" without setting it`),
  ];
  return faults.map((fault) => `"${name}" ${fault}`);
}
