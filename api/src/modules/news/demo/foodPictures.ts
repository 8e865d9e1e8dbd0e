import { drawPicture } from '../../../demo/pictures/picture.ts';
import type { Subject } from '../../../demo/pictures/subjects.ts';
import { readStories, storyPicture, type Topic } from '../../../integrations/foodNews/sandboxStories.ts';
import type { DemoStore } from '../../files/demo/storeDemoFile.ts';
import { storePicture } from '../../files/demo/storePicture.ts';

/** Pictures for each topic, used in turn, so that neighbours in the list differ. */
const SUBJECTS: Record<Topic, readonly Subject[]> = {
  abroad: ['stew', 'rice', 'noodles', 'table'],
  market: ['market', 'checklist', 'storefront'],
  sea: ['fish', 'table'],
  field: ['vegetables', 'noodles', 'market'],
  kitchen: ['kitchen', 'laptop', 'apron'],
  ferment: ['jars', 'ricecake'],
  table: ['table', 'storefront', 'ricecake', 'noodles'],
  green: ['vegetables', 'hands'],
};
const BESIDE: Record<Topic, Subject> = {
  abroad: 'storefront',
  market: 'vegetables',
  sea: 'market',
  field: 'rice',
  kitchen: 'thermometer',
  ferment: 'rice',
  table: 'rice',
  green: 'market',
};

/** Stores the pictures of the stories in the sandbox of the food news. */
export async function storeFoodPictures(store: DemoStore): Promise<void> {
  for (const [index, { topic }] of readStories().entries()) {
    const subjects = SUBJECTS[topic];
    const name = storyPicture(index).replace(/^pictures\/|\.svg$/g, '');
    await storePicture(
      store,
      name,
      drawPicture({
        width: 800,
        height: 500,
        subject: subjects[index % subjects.length] ?? 'rice',
        beside: BESIDE[topic],
        seed: index * 7 + 2,
      }),
    );
  }
}
