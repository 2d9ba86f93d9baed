import Ajv from 'ajv/dist/2020';

import {readJson} from '../readJson';

import {recipeFaults} from './check';
import type {Category, RecipeBook, RegistryEntry, WrittenRecipe} from './types';

export const recipeFiles = [
  'specs/mcp/recipes.json',
  'specs/mcp/recipes.schema.json',
  'specs/mcp/registry-servers.json',
  'specs/mcp/registry-servers.schema.json',
] as const;

interface Written {
  readonly release: string;
  readonly categories: readonly Category[];
  readonly recipes: Readonly<Record<string, WrittenRecipe>>;
}

/** Throws if a file violates its schema or a recipe does not match its registry entry. */
export function loadRecipes(siteDir: string): RecipeBook {
  const [recipesFile, recipesSchema, serversFile, serversSchema] = recipeFiles;
  const written = checked(siteDir, recipesFile, recipesSchema) as Written;
  const {servers} = checked(siteDir, serversFile, serversSchema) as {servers: Readonly<Record<string, RegistryEntry>>};
  const nameless = Object.keys(servers).find((name) => !written.recipes[name]);
  if (nameless) {
    throw new Error(`${recipesFile}: the registry server "${nameless}" has no recipe`);
  }
  const recipes = Object.entries(written.recipes).map(([name, recipe]) => {
    const entry = servers[name];
    if (!entry) {
      throw new Error(`${recipesFile}: "${name}" is not a registry server`);
    }
    return {name, ...recipe, entry};
  });
  const [fault] = recipes.flatMap((recipe) => recipeFaults(recipe, written.categories));
  if (fault) {
    throw new Error(`${recipesFile}: ${fault}`);
  }
  return {release: written.release, categories: written.categories, recipes};
}

function checked(siteDir: string, file: string, schemaFile: string): unknown {
  const [data, schema] = [file, schemaFile].map((name) => readJson(siteDir, name));
  const ajv = new Ajv({strict: false, validateFormats: false});
  if (!ajv.validate(schema as object, data)) {
    const [fault] = ajv.errors ?? [];
    throw new Error(
      `${file}: ${fault?.instancePath || 'top level'}: ${fault?.message} ${JSON.stringify(fault?.params)}`,
    );
  }
  return data;
}
