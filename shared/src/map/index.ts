export { OpenMap } from './OpenMap.tsx';
