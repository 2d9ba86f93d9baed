/** Playwright leaves imports of stylesheets out. With this, components find CSS modules in which each class has its own name. */
const classes = new Proxy({}, {get: (_, name) => name});

Object.assign(globalThis, {styles: classes, lists: classes, samples: classes});
