/** Whether the visitor is on a slow line or saves data, so that nothing is fetched ahead. */
export function isSlowLine(): boolean {
  const {connection} = navigator as {
    readonly connection?: {readonly effectiveType: string; readonly saveData: boolean};
  };
  return Boolean(connection && (connection.saveData || connection.effectiveType.includes('2g')));
}
