import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  Domains: "Domínios",
  "Show your pages, business cards and short links under an address of your own.":
    "Mostre suas páginas, cartões de visita e links curtos em um endereço próprio.",
  "Only the account owner and administrators change domains.":
    "Só o proprietário da conta e os administradores alteram domínios.",
  "No domain yet": "Ainda sem domínio",
  "Until you add one, your pages are seen at our address.":
    "Até você adicionar um, suas páginas são vistas no nosso endereço.",
  "The domain is deleted.": "O domínio foi excluído.",
  "Delete the domain {host}?": "Excluir o domínio {host}?",
  "Pages, cards and new short links are at our address again; short links under this domain lead nowhere from then on. Whoever adds it again has to prove it anew.":
    "As páginas, os cartões e os novos links curtos voltam ao nosso endereço; os links curtos deste domínio deixam de funcionar. Quem o adicionar de novo terá de verificá-lo outra vez.",
  "Delete domain": "Excluir domínio",
  "Upgrade to add": "Mude de plano para adicionar",
  "Add a domain": "Adicionar um domínio",
  "One that you have registered, or a part of it, as links.example.com.":
    "Um que você registrou, ou uma parte dele, como links.example.com.",
  Domain: "Domínio",
  "Add domain": "Adicionar domínio",
  Pending: "Pendente",
  Verified: "Verificado",
  Unverified: "Não verificado",
  Rejected: "Rejeitado",
  "Set these records where your domain is kept. It is verified as soon as we see the first.":
    "Crie estes registros onde seu domínio é gerenciado. Ele fica verificado assim que virmos o primeiro.",
  "Leave the records in place: we look every day, and the domain is taken away when the first has gone.":
    "Mantenha os registros: verificamos todos os dias, e o domínio é retirado quando o primeiro faltar.",
  "The first record has gone, so nothing is shown under this domain. Set it again to bring it back.":
    "O primeiro registro sumiu, por isso nada é mostrado neste domínio. Crie-o de novo para recuperá-lo.",
  "The first record did not come in time. Set it, then check again.":
    "O primeiro registro não chegou a tempo. Crie-o e verifique de novo.",
  "The domain is verified.": "O domínio está verificado.",
  "The record is not there yet. Changes can take a few hours to be seen.":
    "O registro ainda não está lá. As mudanças podem levar algumas horas para aparecer.",
  "Check now": "Verificar agora",
  "Delete {host}": "Excluir {host}",
  Delete: "Excluir",
  "Last checked {date}": "Última verificação: {date}",
  "{hours} h {minutes} min left to verify it": "Faltam {hours} h {minutes} min para verificá-lo",
  Name: "Nome",
  Value: "Valor",
  "Copy the name of {type}": "Copiar o nome de {type}",
  "Copy the value of {type}": "Copiar o valor de {type}",
  Copy: "Copiar",
  "Your browser did not let us copy. Select the text instead.": "Seu navegador não permitiu copiar. Selecione o texto.",
  "Not checked": "Não verificado ainda",
  Found: "Encontrado",
  "Not found": "Não encontrado",
  "Contact support": "Contatar o suporte",
  "See your plan": "Ver seu plano",
  "Get a quote": "Pedir orçamento",
  "Get more places": "Obter mais vagas",
  "Upgrade to Pro": "Mudar para o Pro",
  "Short links of signatures and pages are under this domain":
    "Os links curtos de assinaturas e páginas usam este domínio",
  "Links that are out there already go on working at both addresses.":
    "Os links já divulgados continuam funcionando nos dois endereços.",
};
