import { Button, Callout } from '@portal/shared/ui';

interface OnlyRowProps {
  /** What the row is, with its number. */
  name: string;
  /** Shows the whole list. */
  onAll: () => void;
}

/** Instead of a list's filters, where a link from another page has led to one of its rows. */
export function OnlyRow({ name, onAll }: OnlyRowProps) {
  return (
    <Callout tone="info" title={`${name}만 보고 있습니다`}>
      <Button variant="secondary" size="small" onClick={onAll}>
        모두 보기
      </Button>
    </Callout>
  );
}
