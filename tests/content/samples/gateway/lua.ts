import {parse} from 'luaparse';

import {check} from '../checks';
import type {Checker} from '../types';

export const luaSyntax: Checker = ({samples}) =>
  samples
    .filter(({lang}) => lang === 'lua')
    .map((sample) => {
      try {
        parse(sample.code, {luaVersion: 'LuaJIT'});
        return check(sample, 0, 'lua', 'lua', []);
      } catch (error) {
        const {message, line = 1} = error as Error & {line?: number};
        return check(sample, line - 1, 'lua', 'lua', [`not Lua: ${message}`]);
      }
    });
