/**
 * Hosts whose addresses only lead on to any other place. A short link to one of them would hide where it ends from us and
 * from the reader, so such addresses stay in a signature as they were typed. Collected by hand from the services that are
 * or were in public use, with the short names of large sites; sub-domains count too.
 */
export const SHORTENERS: ReadonlySet<string> = new Set(
  `
  0rz.tw 1url.com 2.gp 2big.at 2doc.net 2no.co 2tu.us 3.ly 4sq.com 6url.com 7.ly
  a.co acortar.link adf.ly adfoc.us adfly.com aka.gr al.ly amzn.to atominik.com aurl.me
  b.link b23.tv bc.vc bcool.bz beam.to biolinky.co birurl.com bit.do bit.ly bitly.com bitly.is bitly.ws bl.ink bom.so budurl.com
  buff.ly bund.le burnurl.com buzurl.com bzfd.it
  c.lnkd.in cektkp.com chilp.it chzb.gr clck.ru cli.gs clicky.me cl.ly cli.re clk.sh clk.wiki coinurl.com cort.as cpmlink.net
  crisco.com crsco.com ctbl.ly cur.lv cutr.ml cutt.ly cutt.us cutwin.biz cuty.io
  da.gd db.tt dft.ba dlvr.it doiop.com dub.sh durl.me dwz.cn dwz.mk dyo.gs
  earnlink.io easyurl.net eepurl.com encurtador.com.br erq.io esyurl.com exe.io ezurl.cc
  fas.st fb.me fc.lc ff.im filoops.info firsturl.net fly2.ws fnd.to fumacrom.com fur.ly fwd4.me
  gee.su gestyy.com git.io go2.me go2l.ink goo.gl goo.su gg.gg gplinks.co gplinks.in gurl.es
  han.gl hec.su hmm.rs hoo.gl href.li hubs.la hubs.li hubs.ly hurl.it hyperurl.co
  i.gal ibit.ly icit.fr id.tl idek.net ift.tt ilink.ly in.mt is.gd ity.im
  j.gs j.mp j2j.de jdem.cz jmp2.net joo.gl
  kks.me kl.am klck.me korta.nu kutt.it kuza.me
  l1nk.dev l8r.it lc.chat lihi.cc lihi1.cc linkbun.ch linkn.co linktr.im linkvertise.com liip.to ln.is ln.run lnk.co lnk.do
  lnk.gd lnk.in lnk.sk lnk.to lnkd.in lnkiy.com lnkload.com lnnk.in lst.to ltl.li lurl.no lyksoomu.com
  m.tb.cn metamark.net mcaf.ee migre.me minilink.org minu.me mitsmr.com moourl.com mrte.ch msft.it mub.me mv2.me mylink.cx myurl.in myurls.co
  n9.cl nbc.co ne1.net nl.vc nn.nf notlong.com nutshellurl.com nxy.in nyti.ms
  o-x.fr oe.cd oke.io okok.fr om.ly onl.li ouo.io ouo.press ow.ly owl.li
  p.pw parky.tv pca.st pd.am pendek.in picz.us piurl.com plu.sh pnt.me po.st poprl.com posh.mk prettylinkpro.com psce.pw ptiturl.com
  pulse.ly putu.in pzu.me
  q.gs qlnk.io qps.ru qr.ae qr.net qr.page qrco.de qte.me qurl.com
  r.im rb.gy rb6.me rdlnk.com rebrand.ly reurl.cc rlu.ru rotf.lol rplg.co rri.se rubyurl.com ruby.to rurl.org
  s.id s.coop s.free.fr s59.nl safe.mn scrnch.me sh.st shink.me shortcm.li short.gy short.io shorturl.asia shorturl.at shorturl.com
  shorturl.gg shrinkme.io shrinke.me shrinkearn.com shrtco.de shrtm.nu simurl.com sk.gy slkt.io smarturl.it smallurl.co smsh.me sn.im
  snipr.com snipurl.com snurl.com soo.gd sor.bz spoo.me sprl.in srnk.net su.pr surl.li surl.me switchy.io swll.to
  t.co t.cn t.hk t.ly t1p.de t2m.io t2mio.com tcrn.ch tgr.ph thinfi.com thrdl.es tighturl.com tiny.cc tiny.ie tiny.one tiny.pl
  tinyarro.ws tinylink.in tinylink.net tinylink.onl tinyurl.com tinyurl.mobi tl.gd tldrify.com tlk.tc tnij.org tnw.to to.ly
  togoto.us tr.im tr.my tra.kz traceurl.com trib.al trunc.it turl.ca tweez.me twit.ac twitthis.com twurl.nl
  u.bb u.nu u.to u6e.de ub0.cc ukl.me.uk ulvis.net unil.ink upto.site ur1.ca url.ie url.kr url4.eu urlbit.us urlborg.com urlcut.com
  urlhawk.com urlkr.com urls.im urls.fr urlshortbot.com urlz.fr urlzs.com urly.it uurl.cc uxe.com
  v.gd v.ht vd55.com virl.com viid.me vo.la vurl.com vur.me vzturl.com
  w1p.fr waa.ai wb.gy we.tl wp.me wow.link
  x.co x.gd x.nu x10.mx xav.cc xeeurl.com xgd.jp xli.us xrl.in xrl.us xurl.es xurl.jp
  y2u.be yatuc.com yep.it yfrog.com yhoo.it yourls.org yourwish.es youfap.me ysear.ch ytbe.co yu2.it
  z0p.de zi.ma zi.mu zip.net zpag.es zpr.io zurl.co zurl.ws zud.me zzb.bz
  tny.im tny.sh tiny.tw shor.by short.cm shorte.st shortlink.net bee.pl bl.ee bre.is ho.io kisa.link linksplit.io murl.com
  pxlme.me rel.ink relink.asia sniply.io snip.ly snip.link t.lt tw.gs u.pw v.vc yun.ir opn.to onelink.to qrs.ly rcl.ink
  `
    .trim()
    .split(/\s+/),
);
