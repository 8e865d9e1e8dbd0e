// Loaded by the search page of the documents, with searchEntries.js.

export interface SearchEntry {
  address: string;
  document: string;
  heading: string;
  words: string;
}

const SHOWN = 40;
const AROUND = 90;

const entries = (globalThis as { searchEntries?: readonly SearchEntry[] }).searchEntries ?? [];

/** Score of an entry: it must contain all words, and those in its heading or its document's title count more. */
function fit({ document: title, heading, words }: SearchEntry, wanted: readonly string[]): number {
  let sum = 0;
  for (const word of wanted) {
    const inHeading = heading.toLowerCase().includes(word) ? 4 : 0;
    const inTitle = title.toLowerCase().includes(word) ? 2 : 0;
    const inWords = words.toLowerCase().includes(word) ? 1 : 0;
    if (!(inHeading + inTitle + inWords)) return 0;
    sum += inHeading + inTitle + inWords;
  }
  return sum;
}

/** Text around the first match; the beginning if only the heading matches. */
function excerpt(words: string, wanted: readonly string[]): string {
  const places = wanted.map((word) => words.toLowerCase().indexOf(word)).filter((place) => place >= 0);
  const start = places.length ? Math.max(0, Math.min(...places) - AROUND) : 0;
  const end = start + 3 * AROUND;
  return `${start > 0 ? '… ' : ''}${words.slice(start, end)}${end < words.length ? ' …' : ''}`;
}

function show(text: string): void {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = document.getElementById('found');
  const count = document.getElementById('count');
  if (!found || !count) return;
  const fitting = wanted.length
    ? entries
        .map((entry) => ({ entry, sum: fit(entry, wanted) }))
        .filter(({ sum }) => sum > 0)
        .sort((one, other) => other.sum - one.sum)
    : [];
  count.textContent = wanted.length ? `${fitting.length} found` : '';
  found.replaceChildren(
    ...fitting.slice(0, SHOWN).map(({ entry }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = entry.address;
      link.textContent = entry.heading === entry.document ? entry.document : `${entry.document}: ${entry.heading}`;
      const around = document.createElement('p');
      around.textContent = excerpt(entry.words, wanted);
      item.append(link, around);
      return item;
    }),
  );
}

const input = document.getElementById('words');
if (input instanceof HTMLInputElement) {
  input.value = new URLSearchParams(location.search).get('words') ?? '';
  input.addEventListener('input', () => show(input.value));
  input.focus();
  show(input.value);
}
