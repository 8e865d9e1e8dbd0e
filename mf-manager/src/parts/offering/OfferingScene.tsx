import lecture from '@portal/shared/scenes/lecture.scene';
import online from '@portal/shared/scenes/online.scene';
import practical from '@portal/shared/scenes/practical.scene';
import written from '@portal/shared/scenes/written.scene';
import { Scene } from '@portal/shared/ui';
import type { OfferingSummary } from '../kind/offering.ts';

const SCENES: Partial<Record<string, string>> = { 온라인교육: online, 실기: practical };

/** Scene of the type of a course or an exam. */
export const OfferingScene = ({
  offering: { kind, typeName },
}: {
  offering: Pick<OfferingSummary, 'kind' | 'typeName'>;
}) => <Scene src={SCENES[typeName] ?? (kind === 'education' ? lecture : written)} />;
