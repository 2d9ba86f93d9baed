import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';

import {type Client, clients, settingsOf, support} from '@site/src/data/clients';
import {codeParts} from '@site/src/site/codeParts';

import ScrollTable from '../ScrollTable';

import styles from './styles.module.css';

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

function Files({client}: {readonly client: Client}): ReactNode {
  const settings = settingsOf(client);
  if (settings.length === 0) {
    return 'None';
  }
  return (
    <dl className={styles.files}>
      {settings.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{breakable(value)}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Allows line breaks after each folder of a path. */
function breakable(path: string): ReactNode[] {
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
