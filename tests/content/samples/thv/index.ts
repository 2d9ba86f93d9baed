import {callsIn} from '../../../../src/data/checks/shell';
import {nameProblems, namesOn, type Names} from '../../../../src/data/checks/thv/names';
import {parseThv} from '../../../../src/data/checks/thv/parse';
import {countProblems, valueProblems} from '../../../../src/data/checks/thv/rules';
import type {CommandTree} from '../../../../src/data/cli/types';
import {check} from '../checks';
import type {Checker} from '../types';

/** Checks the `thv` commands of a page. Inline code may omit arguments; commands in blocks must be complete. */
export function thvCalls(tree: CommandTree, registry: Names['registry']): Checker {
  return (page) => {
    const names = namesOn(page, registry);
    return page.samples.flatMap((sample) =>
      callsIn(sample)
        .filter(({program}) => program === tree.tool)
        .map(({args, offset}) => {
          const call = parseThv(tree, args);
          const isRead = call.problems.length === 0;
          return check(sample, offset, 'thv', call.command.path, [
            ...call.problems,
            ...valueProblems(tree, call),
            ...(isRead ? nameProblems(call, names) : []),
            ...(isRead && sample.lang !== 'inline' ? countProblems(tree, call) : []),
          ]);
        }),
    );
  };
}
