import { describeWithDatabase } from '../../testing/index.ts';
import { COST_QUERIES, KOREAN_QUERIES } from './testing/koreanQueries.ts';
import { recallOf } from './testing/recall.ts';

describeWithDatabase('Korean searches in the demo', (open) => {
  test('fifty find the expected results among the first five and the first ten, ten find prices and periods', async () => {
    const server = await open({ demo: true });
    const { at5, at10 } = await recallOf(server.client(), KOREAN_QUERIES);
    expect(at5).toBeGreaterThanOrEqual(0.9);
    expect(at10).toBeGreaterThanOrEqual(0.95);
    expect((await recallOf(server.client(), COST_QUERIES)).at5).toBeGreaterThanOrEqual(0.9);
  });
});
