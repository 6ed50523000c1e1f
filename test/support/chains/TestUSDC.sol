// SPDX-License-Identifier: MIT
// TestUSDC.json is this, compiled with solc 0.8.37 (optimizer 200 runs, evmVersion cancun) and @openzeppelin/contracts 5.7.0.
pragma solidity ^0.8.26;
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {ERC3009} from "@openzeppelin/contracts/token/ERC20/extensions/draft-ERC3009.sol";

/// A token that refuses in the words of USDC, by which facilitators tell why.
contract TestUSDC is ERC3009 {
    constructor(address to, uint256 amount) ERC20("USD Coin", "USDC") EIP712("USD Coin", "2") {
        _mint(to, amount);
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }

    function version() external pure returns (string memory) {
        return "2";
    }

    function _checkValidity(uint256 validAfter, uint256 validBefore) internal view override {
        require(block.timestamp > validAfter, "FiatTokenV2: authorization is not yet valid");
        require(block.timestamp < validBefore, "FiatTokenV2: authorization is expired");
    }

    function _consumeNonce(address authorizer, bytes32 nonce) internal override {
        require(!authorizationState(authorizer, nonce), "FiatTokenV2: authorization is used or canceled");
        super._consumeNonce(authorizer, nonce);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(from == address(0) || balanceOf(from) >= value, "ERC20: transfer amount exceeds balance");
        super._update(from, to, value);
    }
}

/// The one call of Multicall3 that facilitators make, for its address.
contract Multicall {
    struct Call {
        address target;
        bytes callData;
    }

    struct Result {
        bool success;
        bytes returnData;
    }

    function tryAggregate(bool requireSuccess, Call[] calldata calls) external payable returns (Result[] memory results) {
        results = new Result[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            (results[i].success, results[i].returnData) = calls[i].target.call(calls[i].callData);
            require(results[i].success || !requireSuccess, "Multicall3: call failed");
        }
    }
}
