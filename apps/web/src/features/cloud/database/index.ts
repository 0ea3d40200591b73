export { DatabaseCard } from './components/database-card.tsx';
export { DatabaseScreen } from './components/database-screen.tsx';
