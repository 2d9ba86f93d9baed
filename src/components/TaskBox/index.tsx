import type {ComponentProps, ReactNode} from 'react';

/** The box of a task list, with a name for screen readers. */
export default function TaskBox(props: ComponentProps<'input'>): ReactNode {
  return <input aria-label={props.checked ? 'Done' : 'To do'} {...props} />;
}
