import { digitsOf } from '../../rules/index.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

type NumberFieldProps = Omit<TextFieldProps, 'inputMode' | 'maxLength' | 'onChange' | 'onCompositionEnd'> & {
  /** Returns the text that the field shows for typed or pasted text. */
  read?: (typed: string) => string;
  onChange?: (event: { target: HTMLInputElement; type: string }) => unknown;
};

/**
 * A field for a phone, an account, a code: of what is pasted into it only the digits stay, and all of them. While an
 * input method composes, nothing is rewritten.
 */
export function NumberField({ read = digitsOf, onChange, ...field }: NumberFieldProps) {
  const rewrite = (input: HTMLInputElement) => {
    const { value, selectionStart } = input;
    const digits = read(value);
    if (digits === value) return;
    const caret = Math.min(read(value.slice(0, selectionStart ?? value.length)).length, digits.length);
    input.value = digits;
    input.setSelectionRange(caret, caret);
  };
  return (
    <TextField
      {...field}
      inputMode="numeric"
      onChange={({ currentTarget: target, nativeEvent, type }) => {
        if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) rewrite(target);
        onChange?.({ target, type });
      }}
      onCompositionEnd={({ currentTarget: target }) => {
        rewrite(target);
        onChange?.({ target, type: 'change' });
      }}
    />
  );
}
