/** Codes of JSON-RPC and of the protocol that this server answers with. */
export const codes = {
  invalidParams: -32602,
  invalidRequest: -32600,
  notJson: -32700,
  resourceNotFound: -32002,
} as const;

/** An error that becomes the answer to a request, its text as it is. */
export class ProtocolError extends Error {
  constructor(
    readonly code: (typeof codes)[keyof typeof codes],
    message: string,
  ) {
    super(message);
  }
}
