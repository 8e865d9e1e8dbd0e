import { useEffect, useRef } from 'react';
import type { PostcodeConstructor } from 'react-daum-postcode/lib/loadPostcode';
import styles from './AddressSearchDialog.module.css';
import type { FoundAddress } from './foundAddress.ts';

interface PostcodeEmbedProps {
  service: PostcodeConstructor;
  onChoose: (found: FoundAddress) => void;
}

/** The postcode service's own search, in its own frame. */
export function PostcodeEmbed({ service: Postcode, onChoose }: PostcodeEmbedProps) {
  const container = useRef<HTMLDivElement>(null);
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  }, [onChoose]);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    new Postcode({
      width: '100%',
      height: '100%',
      oncomplete: ({ zonecode, roadAddress, jibunAddress, userSelectedType, buildingName }) => {
        const building = userSelectedType === 'R' && buildingName ? ` (${buildingName})` : '';
        choose.current({
          postCode: zonecode,
          address: (userSelectedType === 'R' ? roadAddress : jibunAddress) + building,
        });
      },
    }).embed(element, { autoClose: false });
    return () => element.replaceChildren();
  }, [Postcode]);
  return <div ref={container} className={styles.embed} />;
}
