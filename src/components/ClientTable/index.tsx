import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';

import clientData from '@site/specs/mcp/clients.json';
import {codeParts} from '@site/src/site/codeParts';

import ScrollTable from '../ScrollTable';

import styles from './styles.module.css';

const {clients} = clientData;
type Client = (typeof clients)[number];

const support: Record<string, string> = {
  automatic: 'Automatic',
  manual: 'By hand',
  none: 'Not supported',
};

const systems = {macos: 'macOS', windows: 'Windows', linux: 'Linux'} as const;

/** All MCP clients with their support, minimum version and configuration files. */
export default function ClientTable(): ReactNode {
  return (
    <ScrollTable className={clsx('stacked', styles.table)}>
      <thead>
        <tr>
          <th scope="col">Client</th>
          <th scope="col">Configuration</th>
          <th scope="col">Files</th>
        </tr>
      </thead>
      <tbody>
        {clients.map((client) => (
          <tr key={client.id} id={`client-${client.id}`}>
            <th scope="row">
              {client.label} {client.register && <code className={styles.id}>{client.id}</code>}
            </th>
            <td>
              <strong>{support[client.support]}</strong>
              {client.minimumVersion && <>, from version {client.minimumVersion}</>}
              {client.notes.map((note) => (
                <p key={note}>
                  <TextWithCode>{note}</TextWithCode>
                </p>
              ))}
            </td>
            <td>
              <Files client={client} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function Files({client: {userFile, projectFile, keyPath}}: {readonly client: Client}): ReactNode {
  const shared = new Set(Object.values(userFile ?? {})).size === 1;
  const places = shared
    ? [['All systems', userFile?.linux]]
    : Object.entries(systems).map(([id, label]) => [label, userFile?.[id as keyof typeof systems]]);
  const files = [...places, ['Project', projectFile], ['Key', keyPath?.join(' → ')]].filter(([, value]) => value);
  if (files.length === 0) {
    return 'None';
  }
  return (
    <dl className={styles.files}>
      {files.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <code>{breakable(value ?? undefined)}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Allows line breaks after each folder of a path. */
function breakable(path = ''): ReactNode[] {
  return path.split(/(?<=[\\/])/).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Renders text with inline code in backticks. */
function TextWithCode({children}: {readonly children: string}): ReactNode {
  const pieces = (code: string): ReactNode[] =>
    codeParts(code).map(({text, isWhole}, i) =>
      isWhole ? (
        <span key={i} className="whole">
          {text}
        </span>
      ) : (
        text
      ),
    );
  return children.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{pieces(part)}</code> : part));
}
