export { RosterState } from './RosterState.tsx';
