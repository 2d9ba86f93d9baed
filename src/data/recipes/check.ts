import {commandsOf, runLineOf} from './command';
import type {Category, Recipe} from './types';

/**
 * Lists where a recipe does not fit its registry entry: variables that it leaves out or does not know, secrets in the
 * open, a secret that is used but not set.
 *
 * @param recipe with its entry
 * @param categories that it may belong to
 * @returns one line each, which begins with the name of the recipe
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
    ...declared.filter(([key]) => !variables[key]).map(([key]) => `says nothing about ${key}`),
    ...Object.keys(variables)
      .filter((key) => !entry.variables?.[key])
      .map((key) => `${key} is no variable of the entry`),
    ...declared
      .filter(([key, {required}]) => isEntry && required && !line.variables.has(key))
      .map(([key]) => `gives no value to ${key}, which is required`),
    ...declared
      .filter(([key, {secret}]) => secret && line.variables.has(key) && line.variables.get(key) === undefined)
      .map(([key]) => `passes ${key} in the open, which is a secret`),
    ...[...line.variables.values()]
      .filter((secret) => secret !== undefined && !commandsOf(recipe).includes(`thv secret set ${secret}`))
      .map((secret) => `uses the secret "${secret}" without setting it`),
  ];
  return faults.map((fault) => `"${name}" ${fault}`);
}
