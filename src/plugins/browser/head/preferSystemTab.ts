/**
 * Selects the tabs of the visitor's operating system unless a choice is stored. Serialized into the page: no imports.
 * @param key storage key of the tab group for operating systems
 */
export function preferSystemTab(key: string): void {
  const systems: [RegExp, string][] = [
    [/mac|iphone|ipad/i, 'macos'],
    [/win/i, 'windows'],
    [/linux|x11|android|cros/i, 'linux'],
  ];
  const system = systems.find(([pattern]) => pattern.test(navigator.platform || navigator.userAgent));
  try {
    if (system && localStorage.getItem(key) === null) {
      localStorage.setItem(key, system[1]);
    }
  } catch {
    // Without storage the first tab is selected.
  }
}
