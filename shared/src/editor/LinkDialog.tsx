import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { DialogProps } from '@portal/shared/overlay';
import { ARTICLE_MARKUP } from '../contract/base/articleMarkup.ts';
import { urlOf } from '../rules/index.ts';
import { Button, FormDialog, TextField } from '../ui/index.ts';

const MAX_ADDRESS = 1000;

/** True for a path of this site or a URL with an allowed scheme. */
const isAddress = (typed: string) => /^\/(?!\/)/.test(typed) || isAllowed(urlOf(typed)?.protocol.slice(0, -1) ?? '');
const isAllowed = (scheme: string) => (ARTICLE_MARKUP.schemes as readonly string[]).includes(scheme);

const schema = v.object({
  href: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('주소를 입력해주세요.'),
    v.maxLength(MAX_ADDRESS, `${MAX_ADDRESS}자 이내로 입력해주세요.`),
    v.check(isAddress, '주소를 https://로 시작하는 형식으로 입력해주세요.'),
  ),
});

/** Asks for the URL of a link; closes with the URL, or with an empty string to remove the link. */
export default function LinkDialog({ href, close, closing }: DialogProps<string> & { href: string }) {
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { href } });
  return (
    <FormDialog
      title="링크"
      closing={closing}
      onClose={() => close()}
      submit={(event) => void form.handleSubmit((typed) => close(typed.href))(event)}
      isPending={false}
      submitLabel="확인"
    >
      <TextField
        label="주소"
        required
        autoComplete="off"
        hint="예: https://www.example.com, 사이트 안의 쪽은 /news/notice"
        error={form.formState.errors.href?.message}
        {...form.register('href')}
      />
      {href && (
        <Button variant="secondary" size="small" onClick={() => close('')}>
          링크 지우기
        </Button>
      )}
    </FormDialog>
  );
}
