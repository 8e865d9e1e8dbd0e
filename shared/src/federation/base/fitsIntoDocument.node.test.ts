import { fitsIntoDocument } from './fitsIntoDocument.ts';

test.each([
  ['rules alone', '@layer kit{.a-Xy1{gap:1px}}'],
  ['a picture that it has in itself', '.a{background:url("data:image/svg+xml,%3Csvg/%3E")}'],
  ['a part of the document', '.a{mask:url(#shape)}'],
])('a stylesheet of %s may be inlined', (_what, css) => {
  expect(fitsIntoDocument(css)).toBe(true);
});

test.each([
  ['a file beside it', '.a{background:url(picture.png)}'],
  ['a file of an address of its own', ".a{background:url('https://files.example/picture.png')}"],
  ['another stylesheet', '@import "other.css";.a{gap:1px}'],
  ['the end of its element', '.a::before{content:"</STYLE><script>"}'],
])('a stylesheet with %s is linked', (_what, css) => {
  expect(fitsIntoDocument(css)).toBe(false);
});
