import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useMutation } from '@portal/shared/client';
import { uploadFile } from '@portal/shared/contract/common';
import { FilesField, useDraft, useSubmit } from '@portal/shared/form';
import { useNavigate } from '@portal/shared/router';
import {
  Actions,
  Button,
  ButtonLink,
  Callout,
  ErrorSummary,
  Form,
  Page,
  TextField,
  toast,
  useErrorSummary,
} from '@portal/shared/ui';
import { viewPath, type Board } from '../articles/board.ts';
import { ContentField } from './ContentField.tsx';
import { emptyPost, fieldOf, MAX_FILES, postForm, type CheckedPost, type PostValues } from './post.ts';
import { ShopFields } from './ShopFields.tsx';
import styles from './WritePage.module.css';

interface WritePageProps {
  board: Board;
  title: string;
  lead: string;
  /** The own post as stored; missing for a new one. */
  changed?: { no: number; values: PostValues };
  /** Also has fields for the shop's name, address, phone and website. */
  shop?: boolean;
  /** Sends the post. @returns its number. */
  send: (post: CheckedPost) => Promise<number>;
}

/** Form of a post. Typed values survive a reload until it has been sent. */
export function WritePage({ board, title, lead, changed, shop = false, send }: WritePageProps) {
  const start = changed?.values ?? emptyPost;
  const form = useForm<PostValues, unknown, CheckedPost>({
    resolver: valibotResolver(postForm),
    defaultValues: start,
    shouldFocusError: false,
  });
  const { register, control, setValue, reset, formState } = form;
  const { errors, isDirty, submitCount } = formState;
  const draft = useDraft(changed ? `write:${board.path}:${changed.no}` : `write:${board.path}`, form);
  const navigate = useNavigate();
  const files = useWatch({ control, name: 'files' });
  const upload = useMutation(uploadFile, { quiet: true });

  const { submit, isPending } = useSubmit({
    form,
    send: async (post) => {
      const no = await send(post);
      draft.clear();
      toast(changed ? '글을 고쳤습니다.' : '글을 올렸습니다.');
      await navigate(viewPath(board, no), { replace: true });
    },
    fieldOf,
  });

  return (
    <Page
      title={title}
      lead={lead}
      width="text"
      breadcrumb={[{ label: board.menu }, { label: board.title, to: board.path }]}
    >
      <FormProvider {...form}>
        <Form onSubmit={submit} aria-label={title}>
          <ErrorSummary errors={useErrorSummary(errors)} />
          {draft.restored && isDirty && (
            <Callout title="쓰던 글을 불러왔습니다.">
              <p className={styles.restored}>
                올리지 않은 글이 남아 있어 이어서 쓸 수 있습니다.
                <Button variant="secondary" size="small" onClick={() => reset(start)}>
                  {changed ? '고치기 전 글로 되돌리기' : '모두 지우고 새로 쓰기'}
                </Button>
              </p>
            </Callout>
          )}
          {shop && (
            <TextField
              label="업소명"
              optional
              autoComplete="organization"
              error={errors.shopName?.message}
              {...register('shopName')}
            />
          )}
          <TextField label="제목" required error={errors.title?.message} {...register('title')} />
          <ContentField control={control} />
          <FilesField
            files={files}
            max={MAX_FILES}
            ordered={shop}
            hint="첫 번째 사진이 글의 대표 사진이 됩니다."
            error={errors.files?.message}
            store={async (file) => ({ path: await upload.mutate({}, { file }), fileName: file.name, size: file.size })}
            onChange={(next) => setValue('files', next, { shouldDirty: true, shouldValidate: submitCount > 0 })}
            progress={upload.progress}
          />
          {shop && <ShopFields register={register} errors={errors} />}
          <Actions>
            <ButtonLink to={changed ? viewPath(board, changed.no) : board.path} variant="secondary" size="large">
              취소
            </ButtonLink>
            <Button type="submit" size="large" busy={isPending}>
              {changed ? '저장' : '올리기'}
            </Button>
          </Actions>
        </Form>
      </FormProvider>
    </Page>
  );
}
