import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Translators and extensions replace the text nodes that React rendered; when React then removes one, or inserts before
// it, the browser throws and the page crashes. See https://github.com/facebook/react/issues/11538.
if (ExecutionEnvironment.canUseDOM) {
  const {removeChild, insertBefore} = Node.prototype;
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T;
  };
}
