/**
 * Script for development pages. React registers with this hook at start, and the sections' refresh runtimes, which load
 * later, find it there.
 */
export const HOT_RELOAD_HOOK =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers:new Map(),supportsFiber:true,inject(r){const id=this.renderers.size+1;this.renderers.set(id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}';
