import type {ComponentType} from 'react';

import Types from '@theme-original/Admonition/Types';

type AdmonitionType = (typeof Types)[string];

/** Gives an admonition without a title of its own a capitalized one. */
function titled(Type: AdmonitionType, title: string): AdmonitionType {
  const Component = Type as ComponentType<Record<string, unknown>>;
  return (props) => <Component title={title} {...props} />;
}

export default {
  ...Types,
  note: titled(Types.note!, 'Note'),
  tip: titled(Types.tip!, 'Tip'),
  info: titled(Types.info!, 'Information'),
  warning: titled(Types.warning!, 'Warning'),
  danger: titled(Types.danger!, 'Danger'),
};
