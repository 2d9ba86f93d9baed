/** Playwright ignores stylesheet imports. This makes CSS modules return class names unchanged. */
const classes = new Proxy({}, {get: (_, name) => name});

Object.assign(globalThis, {styles: classes, lists: classes, samples: classes});
