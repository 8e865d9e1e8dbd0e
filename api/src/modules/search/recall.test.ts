import { describeWithDatabase } from '../../testing/index.ts';
import { KOREAN_QUERIES } from './testing/koreanQueries.ts';
import { recallOf } from './testing/recall.ts';

describeWithDatabase('fifty Korean searches in the demo', (open) => {
  test('find what is wanted among the first five and the first ten', async () => {
    const server = await open({ demo: true });
    const { at5, at10 } = await recallOf(server.client(), KOREAN_QUERIES);
    expect(at5).toBeGreaterThanOrEqual(0.9);
    expect(at10).toBeGreaterThanOrEqual(0.95);
  });
});
