import type {Element} from 'hast';
import {select, selectAll} from 'hast-util-select';
import type {Handle} from 'hast-util-to-mdast';
import {toText} from 'hast-util-to-text';
import type {ListItem} from 'mdast';

/** Converts tabs to list items: label in bold, then the panel. */
export const tabs: Handle = (state, node: Element) => {
  const list = select('[role="tablist"]', node);
  const labels = list ? selectAll('[role="tab"]', list).map((tab) => toText(tab).trim()) : [];
  const panels = selectAll('[role="tabpanel"]', node).filter((panel) => !isInside(panel, node));
  const children = panels.map((panel, i): ListItem => {
    const value = labels[i];
    if (!value) {
      throw new Error(`the tab panel ${i + 1} of ${panels.length} has no label`);
    }
    const label = {type: 'strong' as const, children: [{type: 'text' as const, value}]};
    const content = state.toFlow(state.all(panel)) as ListItem['children'];
    return {type: 'listItem', spread: true, children: [{type: 'paragraph', children: [label]}, ...content]};
  });
  return {type: 'list', ordered: false, spread: true, children};
};

/** Whether a panel belongs to nested tabs. */
function isInside(panel: Element, tabsElement: Element): boolean {
  return selectAll('.theme-tabs-container', tabsElement).some(
    (inner) => inner !== tabsElement && selectAll('[role="tabpanel"]', inner).includes(panel),
  );
}
