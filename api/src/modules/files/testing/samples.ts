import sharp from 'sharp';

/** A JPEG lying on its side, with EXIF. */
export const photo = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#a00' } })
    .withExif({ IFD0: { Copyright: 'a home address' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>endobj\ntrailer<<>>\n%%EOF\n');
