export interface ProofLink {
  readonly label: string;
  readonly href: string;
}

/** A statement of a page with its evidence. */
export interface Receipt {
  readonly statement: string;
  readonly proofs: readonly ProofLink[];
}
