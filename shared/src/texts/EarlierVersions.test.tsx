import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDialog, type DialogProps } from '@portal/shared/overlay';
import { FakeApi, renderInHost } from '@portal/shared/testing';
import { getMapStandingText } from '../contract/legalText.ts';
import TextDialog from './TextDialog.tsx';

const newest = {
  title: '이용약관',
  effective: '2027-01-01',
  earlier: ['2021-01-01'],
  articles: [{ heading: '제1조 (목적)', blocks: ['지금의 약관'] }],
};
const former = {
  title: '이용약관',
  effective: '2021-01-01',
  lead: [],
  articles: [
    {
      heading: '제1조 (목적)',
      blocks: [{ kind: 'paragraph' as const, words: '처음의 약관', items: [], head: [], rows: [] }],
    },
  ],
  earlier: [],
};

test('a text names its version and opens earlier ones', async () => {
  const api = new FakeApi().answer(getMapStandingText, former);
  renderInHost([{ path: '/', Component: () => <h1>쪽</h1> }], '/', { api });
  await screen.findByText('쪽');
  const Terms = (props: DialogProps) => <TextDialog text={newest} name="terms" {...props} />;
  act(() => void openDialog(async () => ({ default: Terms })));
  const dialog = await screen.findByRole('dialog', { name: '이용약관' });
  expect(dialog).toHaveTextContent('시행일 2027.01.01');
  expect(api.requestsOf(getMapStandingText)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: '2021.01.01' }));
  expect(await within(dialog).findByText('처음의 약관')).toBeInTheDocument();
  expect(dialog).toHaveTextContent('시행일 2021.01.01');
  await userEvent.click(within(dialog).getByRole('button', { name: '2027.01.01' }));
  expect(await within(dialog).findByText('지금의 약관')).toBeInTheDocument();
});
