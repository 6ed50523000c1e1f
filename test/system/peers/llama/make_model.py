"""Writes a tiny model with random weights, of the architecture of Llama, to the file that is named."""

import sys

import gguf
import numpy

width, inner, heads, context = 32, 64, 2, 1 << 16
random = numpy.random.default_rng(7)
letters = "abcdefghijklmnopqrstuvwxyz"
# A space as SentencePiece writes it.
words = ["\u2581", *(f"\u2581{one}" for one in letters), *letters]
special = [b"<unk>", b"<s>", b"</s>"]
raw = [f"<0x{byte:02X}>".encode() for byte in range(256)]
tokens = [*special, *raw, *words]
kind = gguf.TokenType
types = [kind.UNKNOWN, kind.CONTROL, kind.CONTROL, *[kind.BYTE] * 256, *[kind.NORMAL] * len(words)]
template = "{% for m in messages %}<|{{ m.role }}|>{{ m.content }}\n{% endfor %}<|assistant|>"


def weights(*shape: int) -> numpy.ndarray:
    return (random.standard_normal(shape) / 2).astype(numpy.float32)


writer = gguf.GGUFWriter(sys.argv[1], "llama")
writer.add_context_length(context)
writer.add_embedding_length(width)
writer.add_block_count(1)
writer.add_feed_forward_length(inner)
writer.add_head_count(heads)
writer.add_head_count_kv(heads)
writer.add_layer_norm_rms_eps(1e-5)
writer.add_rope_dimension_count(width // heads)
writer.add_vocab_size(len(tokens))
writer.add_tokenizer_model("llama")
writer.add_token_list(tokens)
writer.add_token_scores([0.0] * 3 + [-1000.0] * 256 + [-float(at) for at in range(len(words))])
writer.add_token_types(types)
writer.add_bos_token_id(1)
writer.add_eos_token_id(2)
writer.add_unk_token_id(0)
writer.add_chat_template(template)
# Only letters and spaces are likely to be said, and an end is as unlikely as bytes are.
output = weights(len(tokens), width)
output[: len(special) + len(raw)] = 0
ones = numpy.ones(width, numpy.float32)
writer.add_tensor("token_embd.weight", weights(len(tokens), width))
writer.add_tensor("output_norm.weight", ones)
writer.add_tensor("output.weight", output)
writer.add_tensor("blk.0.attn_norm.weight", ones)
writer.add_tensor("blk.0.ffn_norm.weight", ones)
for part in ("attn_q", "attn_k", "attn_v", "attn_output"):
    writer.add_tensor(f"blk.0.{part}.weight", weights(width, width))
writer.add_tensor("blk.0.ffn_gate.weight", weights(inner, width))
writer.add_tensor("blk.0.ffn_up.weight", weights(inner, width))
writer.add_tensor("blk.0.ffn_down.weight", weights(width, inner))
writer.write_header_to_file()
writer.write_kv_data_to_file()
writer.write_tensors_to_file()
writer.close()
