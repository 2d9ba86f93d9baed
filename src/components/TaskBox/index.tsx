import type {ComponentProps, ReactNode} from 'react';

/** Checkbox of a task list, with an accessible name. */
export default function TaskBox(props: ComponentProps<'input'>): ReactNode {
  return <input aria-label={props.checked ? 'Done' : 'To do'} {...props} />;
}
