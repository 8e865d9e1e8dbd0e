export { OwnSessions } from './OwnSessions.tsx';
