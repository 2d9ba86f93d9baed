import {parse} from 'yaml';

/**
 * Parses a YAML file.
 * @param file is named if the text is no YAML
 * @throws one line that names the file and its fault
 */
export function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message.split('\n')[0]}`);
  }
}
