import Types from '@theme-original/Admonition/Types';
import type {ComponentType} from 'react';

type AdmonitionType = ComponentType<Record<string, unknown>>;

/** Sets the default title of an admonition type. */
function titled(name: string, title: string): AdmonitionType {
  const Type = Types[name] as AdmonitionType;
  return function TitledAdmonition(props) {
    return <Type title={title} {...props} />;
  };
}

export default {
  ...Types,
  note: titled('note', 'Note'),
  tip: titled('tip', 'Tip'),
  info: titled('info', 'Information'),
  warning: titled('warning', 'Warning'),
  danger: titled('danger', 'Danger'),
};
