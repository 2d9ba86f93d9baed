import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Docusaurus decodes fragments as they are, and a page with one that cannot be decoded would crash. */
function repairFragment(): void {
  const {hash} = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, '', hash.replaceAll('%', '%25'));
  }
}

if (ExecutionEnvironment.canUseDOM) {
  repairFragment();
  // The router listens to the same event, later, as it starts after this module.
  window.addEventListener('popstate', repairFragment);
}
