/**
 * A script for development pages, before any other: React registers with this hook when it starts, and the sections'
 * refresh runtimes, which come later, find it there.
 */
export const HOT_RELOAD_HOOK =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers:new Map(),supportsFiber:true,inject(r){const id=this.renderers.size+1;this.renderers.set(id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}';
