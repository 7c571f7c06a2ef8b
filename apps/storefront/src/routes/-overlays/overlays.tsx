import { Toaster } from '@zanga/ui/overlays/toaster.tsx';
import { invitingTexts } from '../../base/texts/inviting-texts.ts';
import { texts } from '../../base/texts/texts.ts';
import { CartBar } from '../../features/cart/cart-bar.tsx';
import { CartSheet } from '../../features/cart/cart-sheet.tsx';
import { OtherShopDialog } from '../../features/cart/other-shop-dialog.tsx';
import { LoginDialog } from '../../features/login/login-dialog.tsx';
import { HomeNotice } from '../../features/notice/home-notice.tsx';
import { PrimeHost } from '../../features/prime/prime-host.tsx';
import { ProductSheet } from '../../features/product/sheet/product-sheet.tsx';
import { PushAlert } from '../../features/push/push-alert.tsx';
import { SearchDialog } from '../../features/search/search-dialog.tsx';
import { SideMenu } from '../../features/shell/side-menu.tsx';
import { WhereHost } from '../../features/where/where-host.tsx';

type OverlaysProps = {
  /** The page the visit began at. */
  readonly begun: string;
};

/** Every overlay of the shop; each opens itself when the address names it. */
export default function Overlays({ begun }: OverlaysProps) {
  return (
    <>
      <SideMenu />
      <SearchDialog />
      <WhereHost />
      <CartSheet />
      {/* Over the cart, whose lines it changes. */}
      <ProductSheet />
      <CartBar />
      <OtherShopDialog />
      <PrimeHost />
      <LoginDialog />
      <HomeNotice begun={begun} />
      <PushAlert />
      <Toaster label={invitingTexts.notifications} closeLabel={texts.close} />
    </>
  );
}
