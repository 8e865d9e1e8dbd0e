import { lazy, Suspense } from 'react';
import { Controller, type Control } from 'react-hook-form';
import { Skeleton } from '@portal/shared/ui';
import type { CheckedPost, PostValues } from './post.ts';

const PostEditor = lazy(() => import('./PostEditor.tsx'));

/** Text of a post; the editor loads after the page. */
export function ContentField({ control }: { control: Control<PostValues, unknown, CheckedPost> }) {
  return (
    <Suspense fallback={<Skeleton lines={10} />}>
      <Controller
        control={control}
        name="content"
        render={({ field, fieldState }) => (
          <PostEditor
            name="content"
            label="내용"
            hint="전화번호나 계좌번호 같은 개인정보는 적지 마세요."
            error={fieldState.error?.message}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </Suspense>
  );
}
