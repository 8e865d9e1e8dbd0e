import about from '../../../mf-about/src/routes.tsx';
import manager from '../../../mf-manager/src/routes.tsx';
import newsSpace from '../../../mf-news-space/src/routes.tsx';
import office from '../../../mf-office/src/routes.tsx';
import sign from '../../../mf-sign/src/routes.tsx';

const SECTIONS: Readonly<Record<string, unknown>> = {
  'mf-about': about,
  'mf-manager': manager,
  'mf-news-space': newsSpace,
  'mf-office': office,
  'mf-sign': sign,
};

/** Stands where the shell runs a section's code: here that is a part of the program. */
export const runSection = async (name: string): Promise<unknown> => ({ default: SECTIONS[name] });

/** And here where it loads what runs it. */
export const loadFederation = (): Promise<void> => Promise.resolve();
