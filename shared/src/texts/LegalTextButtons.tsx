import { Button } from '../ui/index.ts';
import { openTextPopup, type TextName } from './openTextPopup.tsx';

const TEXTS: readonly { name: TextName; word: string }[] = [
  { name: 'purpose', word: '목적' },
  { name: 'procedure', word: '절차' },
  { name: 'privilege', word: '특전' },
];

/** Buttons that open the texts about education and qualification, on the pages that introduce them. */
export const LegalTextButtons = () =>
  TEXTS.map(({ name, word }) => (
    <Button key={name} variant="secondary" onClick={() => void openTextPopup(name)}>
      {word}
    </Button>
  ));
