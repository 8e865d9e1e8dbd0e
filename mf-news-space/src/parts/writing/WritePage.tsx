import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import { useDraft, useSubmit } from '@portal/shared/form';
import { useNavigate } from '@portal/shared/router';
import {
  Actions,
  Button,
  ButtonLink,
  Callout,
  ErrorSummary,
  Form,
  Page,
  TextAreaField,
  TextField,
  toast,
  useErrorSummary,
} from '@portal/shared/ui';
import { viewPath, type Board } from '../articles/board.ts';
import { FilesField } from './FilesField.tsx';
import { emptyPost, postForm, type CheckedPost, type PostValues } from './post.ts';
import { useUploads } from './useUploads.ts';
import styles from './WritePage.module.css';

interface WritePageProps {
  board: Board;
  title: string;
  lead: string;
  /** Asks for the shop's name and address too. */
  shop?: boolean;
  /** Sends the post. @returns its number. */
  send: (post: Omit<CheckedPost, 'files'> & { files: string[] }) => Promise<number>;
}

/** The form for a post of a board. What is typed survives a reload until it has been sent. */
export function WritePage({ board, title, lead, shop = false, send }: WritePageProps) {
  const form = useForm<PostValues, unknown, CheckedPost>({
    resolver: valibotResolver(postForm),
    defaultValues: emptyPost,
    shouldFocusError: false,
  });
  const { register, control, setValue, reset, formState } = form;
  const { errors, isDirty, submitCount } = formState;
  const draft = useDraft(`write:${board.path}`, form);
  const navigate = useNavigate();
  const files = useWatch({ control, name: 'files' });
  const uploads = useUploads(files, (next) =>
    setValue('files', next, { shouldDirty: true, shouldValidate: submitCount > 0 }),
  );

  const { submit, isPending } = useSubmit({
    form,
    send: async (post) => {
      const no = await send({ ...post, files: post.files.map(({ path }) => path) });
      draft.clear();
      toast('글을 올렸습니다.');
      await navigate(viewPath(board, no), { replace: true });
    },
    // What is wrong with one file is shown at the field of all files.
    fieldOf: (path) => path.split('.')[0] ?? path,
  });

  return (
    <Page
      title={title}
      lead={lead}
      width="text"
      breadcrumb={[{ label: board.menu }, { label: board.title, to: board.path }]}
    >
      <Form onSubmit={submit} aria-label={title}>
        <ErrorSummary errors={useErrorSummary(errors)} />
        {draft.restored && isDirty && (
          <Callout title="쓰던 글을 불러왔습니다.">
            <p className={styles.restored}>
              올리지 않은 글이 남아 있어 이어서 쓸 수 있습니다.
              <Button variant="secondary" size="small" onClick={() => reset(emptyPost)}>
                모두 지우고 새로 쓰기
              </Button>
            </p>
          </Callout>
        )}
        {shop && (
          <TextField
            label="업소명"
            autoComplete="organization"
            error={errors.shopName?.message}
            {...register('shopName')}
          />
        )}
        <TextField label="제목" required error={errors.title?.message} {...register('title')} />
        <TextAreaField
          label="내용"
          required
          rows={14}
          hint="빈 줄을 넣으면 문단이 나뉩니다. 전화번호나 계좌번호 같은 개인정보는 적지 마세요."
          error={errors.content?.message}
          {...register('content')}
        />
        {shop && (
          <TextField
            label="업소 홈페이지"
            type="url"
            inputMode="url"
            autoComplete="url"
            hint="예: https://www.example.com (없으면 비워 두세요)"
            error={errors.url?.message}
            {...register('url')}
          />
        )}
        <FilesField files={files} uploads={uploads} error={errors.files?.message} />
        <Actions>
          <Button type="submit" size="large" busy={isPending || uploads.uploading !== null}>
            올리기
          </Button>
          <ButtonLink to={board.path} variant="secondary" size="large">
            취소
          </ButtonLink>
        </Actions>
      </Form>
    </Page>
  );
}
