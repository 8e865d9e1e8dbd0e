import { useState, type ComponentProps } from 'react';
import { BUTTON_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { FilesField } from './FilesField.tsx';
import type { StoredFile } from './storeFiles.ts';

export default { component: FilesField, parameters: { keys: BUTTON_KEYS } } satisfies Stories;

const fileOf = (fileName: string, size: number): StoredFile => ({ path: `/files/${fileName}`, fileName, size });
const SOME = [fileOf('가게 전경.jpg', 2_400_000), fileOf('메뉴판.pdf', 482_000)];

const store = async ({ name, size }: File) => fileOf(name, size);

function Files({ files: given = [], ...props }: Partial<ComponentProps<typeof FilesField>>) {
  const [files, setFiles] = useState(given);
  return <FilesField files={files} max={5} store={store} onChange={setFiles} error={undefined} {...props} />;
}

export const Empty = () => <Files hint="첫 사진이 목록에 보입니다." />;

export const Some = () => <Files files={SOME} />;

export const Ordered = () => <Files files={SOME} ordered />;

/** The upload never completes. */
export const NeverStored = () => <Files store={() => new Promise(() => undefined)} />;

export const Wrong = () => <Files error="파일을 하나 이상 첨부해주세요." />;

export const LongText = () => (
  <Files files={[fileOf(`${'2026년_제4회_자격검정_시행_공고_'.repeat(4)}.pdf`, 10_485_760), ...SOME]} ordered />
);
