import { useState } from 'react';
import { CallError, useFetchItem } from '@portal/shared/client';
import { getMapStandingText, type VersionedText } from '../contract/legalText.ts';
import { FilterChips } from '../ui/index.ts';
import type { LegalText } from './legalText.ts';
import { textOfAnswer } from './textOfAnswer.ts';

interface EarlierVersionsProps {
  name: VersionedText;
  newest: LegalText;
  shown: LegalText;
  onShow: (text: LegalText) => void;
}

/** Buttons that open the earlier and the announced versions of a text. */
export function EarlierVersions({ name, newest, shown, onShow }: EarlierVersionsProps) {
  const fetchText = useFetchItem(getMapStandingText);
  const [problem, setProblem] = useState('');
  const { effective = '', earlier = [], later = [] } = newest;
  const days = [...earlier, effective, ...later.map((next) => next.effective ?? '')].reverse();
  const show = async (version: string) => {
    setProblem('');
    const known = [newest, ...later].find((each) => each.effective === version);
    if (known) {
      onShow(known);
      return;
    }
    try {
      onShow(textOfAnswer(await fetchText({ name, version })));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <>
      <FilterChips
        label="시행일별 내용"
        options={days.map((value) => ({
          value,
          label: value.replaceAll('-', '.') + (value > effective ? ' 시행 예정' : ''),
        }))}
        value={shown.effective ?? ''}
        onChange={(version) => void show(version)}
      />
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
