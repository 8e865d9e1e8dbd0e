/** Parts of the page in order, each with its fragment. */
export const TOPICS = {
  grades: { id: 'grades', title: '어떤 자격인가요?' },
  eligibility: { id: 'eligibility', title: '누가 응시할 수 있나요?' },
  cost: { id: 'cost', title: '비용은 얼마인가요?' },
  steps: { id: 'steps', title: '어떻게 취득하나요?' },
  parts: { id: 'parts', title: '무엇을 시험하나요?' },
  education: { id: 'courses', title: '교육 일정' },
  exam: { id: 'exams', title: '시험 일정' },
  registration: { id: 'registration', title: '자격의 등록' },
} as const;
