// Replaces the component of 3.10.2: blocks are highlighted while a page compiles, so only inline code arrives here.
export default 'code';
