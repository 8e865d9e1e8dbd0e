import { digitsOf } from '../../rules/index.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

type NumberFieldProps = Omit<TextFieldProps, 'inputMode' | 'maxLength' | 'onChange' | 'onCompositionEnd'> & {
  /** Converts typed or pasted text to the displayed text. */
  read?: (typed: string) => string;
  onChange?: (event: { target: HTMLInputElement; type: string }) => unknown;
};

/**
 * Field for a phone, an account or a code: retains all digits of pasted text and nothing else. Does not rewrite during
 * input composition.
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
