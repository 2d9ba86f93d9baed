/** A proof as a reader can follow it. */
export interface ProofLink {
  readonly label: string;
  readonly href: string;
}

/** A statement of a page and what it rests on. */
export interface Receipt {
  /** Beginning of the statement. */
  readonly statement: string;
  readonly proofs: readonly ProofLink[];
}
