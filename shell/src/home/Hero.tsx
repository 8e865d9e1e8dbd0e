import { Slot } from '@portal/platform/insets/Slot';
import { association } from '@portal/shared/association';
import kitchen from '@portal/shared/scenes/kitchen.scene';
import { Scene } from '@portal/shared/ui';
import styles from './Hero.module.css';
import { QuickActions } from './QuickActions.tsx';

/** Introduction of the portal and the four most used services, beside a slot for other sections. */
export function Hero() {
  return (
    <section className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.slogan}>{association.slogan}</p>
          <h1 tabIndex={-1} data-page-heading="" className={styles.title}>
            교육도 시험도 여기서 바로 신청하십시오
          </h1>
          <p className={styles.lead}>
            외식경영관리사 교육과 자격시험의 일정을 확인하고, 신청부터 수강증·수험표 출력까지 한 곳에서 마치실 수
            있습니다.
          </p>
          <div className={styles.picture}>
            <Scene src={kitchen} width={640} height={260} />
          </div>
        </div>
        <div className={styles.aside}>
          <Slot name="homeAside" />
        </div>
        <QuickActions className={styles.actions} />
      </div>
    </section>
  );
}
